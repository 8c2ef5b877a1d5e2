import { companyQueries } from '@backoffice/api-client/resources/company';
import { PageFrame, QueryView } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { CompanyCard } from './company-card';
import { EmployeesCard } from './employees-card';

export default function CompanyProfilePage() {
  const { t } = useTranslation('administration');
  const query = useQuery(companyQueries.company());
  return (
    <PageFrame title={t('companyProfile.title')}>
      <QueryView query={query} failure="administrationLoadFailed">
        {(company) => <CompanyCard key={company.id} company={company} />}
      </QueryView>
      <EmployeesCard />
    </PageFrame>
  );
}
