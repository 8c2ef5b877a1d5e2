import type { Employee } from '@backoffice/contracts';

/** Shown, marked as samples, when a server has no list of employees. */
export const SAMPLE_EMPLOYEES: readonly Employee[] = [
  {
    id: 1,
    username: 'Arben',
    country: 'Kosovo',
    city: 'Prishtina',
    role: 'manager',
    salary: '1200.00',
  },
  {
    id: 2,
    username: 'Vlora',
    country: 'Kosovo',
    city: 'Prizren',
    role: 'seller',
    salary: '650.00',
  },
  { id: 3, username: 'Driton', country: 'Kosovo', city: 'Peja', role: 'seller', salary: '650.00' },
  {
    id: 4,
    username: 'Elif',
    country: 'Kosovo',
    city: 'Mitrovica',
    role: 'stock keeper',
    salary: '700.00',
  },
];
