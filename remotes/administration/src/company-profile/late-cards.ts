export { EmployeesCard } from './employees-card';
export { EverythingCard } from './everything-card';
export { ReleasesCard } from './releases-card';
export { Settings } from './settings';
