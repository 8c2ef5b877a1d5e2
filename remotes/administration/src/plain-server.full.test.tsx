import {
  article,
  articleSale,
  calls,
  company,
  companySettings,
  employee,
  fakeApi,
  location,
  ownFactor,
  personSession,
  screen,
  sharedTill,
  signedIn,
  testOptionalFields,
} from '@backoffice/testing';

import areaJson from '../area.json';
import { area } from './area';

const { ledger, authentication } = calls;
const bags = article({ id: 7, article_id: 'B-7', name: 'Bags', quantity: 4 });

testOptionalFields({
  api: fakeApi(),
  area,
  routes: areaJson.routes,
  screens: [
    {
      path: '/admin/settings',
      answers: [
        [authentication.user, signedIn()],
        [ledger.articles, [bags]],
        [
          ledger.sales,
          [
            articleSale({ articleId: 7, article_id: 'B-7', name: 'Bags', price: '12.50' }),
            articleSale({ articleId: 7, article_id: 'B-7', name: 'Bags', price: '3.00' }),
          ],
        ],
      ],
      works: () => screen.findByRole('row', { name: /B-7.*Bags.*€12\.50/ }),
    },
    {
      path: '/admin/user-profile',
      answers: [
        [authentication.user, signedIn()],
        [calls.reference.listLocations, [location({ id: 4, name: 'Mall' })]],
        [calls.people.ownSessions, [personSession({ current: true })]],
        [calls.secondFactor.factor, ownFactor()],
        [calls.sharedTills.pin, { set_at: null, locked: false }],
      ],
      works: async () => {
        const name = await screen.findByRole('textbox', { name: 'Full name' });
        expect(name).toHaveValue('arta Krasniqi');
      },
    },
    {
      path: '/admin/company-profile',
      answers: [
        [authentication.user, signedIn()],
        [calls.company.company, company()],
        [calls.company.employees, [employee({ username: 'Besa' })]],
        [calls.company.settings, companySettings()],
        [calls.sharedTills.list, [sharedTill()]],
        [calls.sharedTills.here, null],
        [calls.reference.listLocations, []],
        [calls.releases.list, []],
      ],
      works: async () => {
        const name = await screen.findByRole('textbox', { name: 'Name' });
        expect(name).toHaveValue('Example Shoes');
        await screen.findAllByRole('row');
      },
    },
  ],
});
