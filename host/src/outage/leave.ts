import { askToLeave } from './leaving';
import { forgetShop } from './store/kept';
import { readSales } from './store/sales';

/**
 * Whether a person who signs out of this till goes, asked where sales wait to be sent. What the till
 * keeps of them and of the shop is wiped; its sales stay.
 */
export async function mayLeave(): Promise<boolean> {
  const isFree = (await readSales()).length === 0;
  if (!isFree && !(await askToLeave())) return false;
  await forgetShop().catch(() => undefined);
  return true;
}
