import { Card, EmptyState, ErrorState, Fact, Facts, Money, Skeleton } from '@backoffice/ui';

export const StatesSection = () => (
  <div className="row row-cols-1 row-cols-lg-3 g-3">
    <div className="col">
      <Card title="Loading">
        <Skeleton />
      </Card>
    </div>
    <SampleFacts />
    <div className="col">
      <Card title="Empty">
        <EmptyState
          title="No sales on this day"
          text="Sell something, or look at another day."
          action={
            <button type="button" className="btn btn-outline-secondary btn-sm">
              Previous day
            </button>
          }
        />
      </Card>
    </div>
    <div className="col">
      <Card title="Failed">
        <ErrorState
          text="Failed to load sales"
          detail="The server cannot be reached"
          onRetry={() => undefined}
        />
      </Card>
    </div>
  </div>
);

const SampleFacts = () => (
  <>
    <div className="col">
      <Card title="Facts">
        <Facts>
          <Fact label="Email">arta@example.com</Fact>
          <Fact label="Rights">
            Manager <small>Closes tills and changes prices</small>
          </Fact>
        </Facts>
      </Card>
    </div>
    <div className="col">
      <Card title="Facts, amounts">
        <Facts amounts>
          <Fact label="Stays in the drawer">
            <Money value="50.00" />
          </Fact>
          <Fact label="To take out">
            <Money value="1260.00" />
          </Fact>
        </Facts>
      </Card>
    </div>
  </>
);
