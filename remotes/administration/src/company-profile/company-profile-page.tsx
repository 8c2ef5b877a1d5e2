import { companyQueries } from '@backoffice/api-client/resources/company';
import { onDemand, PageFrame, QueryView, useCan } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { CompanyCard } from './company-card';

const SettingsCard = onDemand(async () => (await import('./settings-card')).SettingsCard);
const EverythingCard = onDemand(async () => (await import('./everything-card')).EverythingCard);
const EmployeesCard = onDemand(async () => (await import('./employees-card')).EmployeesCard);

const SharedTillsCard = onDemand(
  async () => (await import('../shared-tills/shared-tills-card')).SharedTillsCard,
);

export default function CompanyProfilePage() {
  const { t } = useTranslation('administration');
  const query = useQuery(companyQueries.company());
  const mayExport = useCan('products.export');
  const seesCosts = useCan('costs.view');
  const managesDevices = useCan('devices.manage');
  const isOwner = mayExport && seesCosts;
  return (
    <PageFrame title={t('companyProfile.title')}>
      <QueryView query={query} failure="administrationLoadFailed">
        {(company) => <CompanyCard key={company.id} company={company} />}
      </QueryView>
      <SettingsCard />
      <EmployeesCard />
      {managesDevices && <SharedTillsCard />}
      {isOwner && <EverythingCard />}
    </PageFrame>
  );
}
