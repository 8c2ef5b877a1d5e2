/** Rows of the sample tables; nobody's real data. `salary` in euros. */
export interface SamplePerson {
  name: string;
  country: string;
  city: string;
  salary: string;
}

export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  { name: 'Arta Krasniqi', country: 'Kosovo', city: 'Prishtinë', salary: '14200.00' },
  { name: 'Emre Demir', country: 'Türkiye', city: 'Bursa', salary: '16850.00' },
  { name: 'Lule Gashi', country: 'Kosovo', city: 'Prizren', salary: '12600.00' },
  { name: 'Marco Bianchi', country: 'Italy', city: 'Civitanova', salary: '31400.00' },
  { name: 'Blerim Hoxha', country: 'Albania', city: 'Durrës', salary: '11900.00' },
  { name: 'Zeynep Kaya', country: 'Türkiye', city: 'Antalya', salary: '17300.00' },
  { name: 'Ana Petrovska', country: 'North Macedonia', city: 'Tetovo', salary: '13750.00' },
];
