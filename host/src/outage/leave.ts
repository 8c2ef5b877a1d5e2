import { askToLeave } from './leaving';
import { forgetShop } from './store/kept';
import { waitingSales } from './store/sales';

/**
 * Whether a person who signs out of this till goes, asked where sales wait to be sent. What the till
 * keeps of them and of the shop is wiped; its sales stay, those too that the server refused.
 */
export async function mayLeave(): Promise<boolean> {
  const isFree = (await waitingSales()).length === 0;
  if (!isFree && !(await askToLeave())) return false;
  await forgetShop().catch(() => undefined);
  return true;
}
