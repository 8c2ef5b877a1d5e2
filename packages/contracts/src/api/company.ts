import * as z from 'zod/mini';

import { defineCall } from '../call';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import { id, money, moment, optionalText } from '../primitives';
import { sessionCompanySchema, userSchema } from './authentication';

export const companySchema = z.object({
  id,
  name: z.string(),
  registration_number: z.string(),
  admin: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  created_at: moment,
  timezone: z.string(),
  users: z.array(
    z.pick(userSchema, { id: true, username: true, surname: true, email: true, role: true }),
  ),
});
export type Company = z.infer<typeof companySchema>;

export const companyEditSchema = z.object({ phone: optionalText(40), address: optionalText(200) });
export type CompanyEdit = z.infer<typeof companyEditSchema>;

export const employeeSchema = z.object({
  id,
  username: z.string(),
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  role: z.string(),
  salary: z.nullable(money),
});
export type Employee = z.infer<typeof employeeSchema>;

export const companyCalls = {
  user: defineCall({
    method: 'GET',
    path: PATHS.companyUser,
    summary: "The signed-in user with the company's id and name",
    action: 'session.use',
    answer: answer(
      z.extend(userSchema, { company: z.pick(sessionCompanySchema, { id: true, name: true }) }),
    ),
  }),
  company: defineCall({
    method: 'GET',
    path: PATHS.company,
    summary: 'The company and its users',
    action: 'company.view',
    answer: answer(companySchema),
  }),
  editCompany: defineCall({
    method: 'PUT',
    path: PATHS.company,
    summary: "Change the company's phone and address",
    action: 'company.edit',
    body: companyEditSchema,
    answer: answer(companySchema),
  }),
  employees: defineCall({
    method: 'GET',
    path: PATHS.employees,
    summary: 'The people who work for the company',
    action: 'company.view',
    answer: listAnswer(employeeSchema),
    added: true,
  }),
};
