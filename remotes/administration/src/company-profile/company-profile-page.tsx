import { companyQueries } from '@backoffice/api-client/resources/company';
import { onDemand, PageFrame, QueryView, useCan } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { CompanyCard } from './company-card';
import { Section, Sections } from './sections';

/** They come together: one that came later would push the others down. */
const late = () => import('./late-cards');
const Settings = onDemand(async () => (await late()).Settings);
const EverythingCard = onDemand(async () => (await late()).EverythingCard);
const ReleasesCard = onDemand(async () => (await late()).ReleasesCard);
const EmployeesCard = onDemand(async () => (await late()).EmployeesCard);

export default function CompanyProfilePage() {
  const { t } = useTranslation('administration');
  const query = useQuery(companyQueries.company());
  const mayExport = useCan('products.export');
  const seesCosts = useCan('costs.view');
  return (
    <PageFrame title={t('companyProfile.title')}>
      <Sections>
        <Section id="company">
          <QueryView query={query} failure="administrationLoadFailed">
            {(company) => <CompanyCard key={company.id} company={company} />}
          </QueryView>
          <EmployeesCard />
        </Section>
        <Settings />
        {mayExport && seesCosts && (
          <Section id="data">
            <EverythingCard />
            <ReleasesCard />
          </Section>
        )}
      </Sections>
    </PageFrame>
  );
}
