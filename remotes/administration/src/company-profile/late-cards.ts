export { EmployeesCard } from './employees-card';
export { EverythingCard } from './everything-card';
export { Settings } from './settings';
