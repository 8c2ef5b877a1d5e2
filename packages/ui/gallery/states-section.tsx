import { Card, EmptyState, ErrorState, Skeleton } from '@backoffice/ui';

export const StatesSection = () => (
  <div className="row row-cols-1 row-cols-lg-3 g-3">
    <div className="col">
      <Card title="Loading">
        <Skeleton />
      </Card>
    </div>
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
