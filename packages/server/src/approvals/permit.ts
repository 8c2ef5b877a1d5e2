import type { ApprovableAction } from '@backoffice/contracts';

import { forbidden, may } from '../authorize';
import type { Context } from '../caller';
import type { Tx } from '../db/database';
import { AppError } from '../errors';
import { readColleagues, useApproval } from './approvals.repository';
import { mayApprove } from './approvers';

/**
 * Passes for whoever has the right, and for this one request where somebody who has it approved;
 * answers who did. The approval is used up with the transaction. Else throws `refusal`.
 */
export async function permit(
  tx: Tx,
  context: Context,
  action: ApprovableAction,
  refusal: AppError = forbidden(),
): Promise<{ approvedBy?: number }> {
  const { caller, approval, now } = context;
  if (may(caller, action)) return {};
  if (!approval) throw refusal;
  const { companyId, userId } = caller;
  const asked = { companyId, askedBy: userId, action, now, ...approval };
  const approvedBy = await useApproval(tx, asked);
  const colleagues = await readColleagues(tx, companyId);
  const approver = colleagues.find(({ id }) => id === approvedBy);
  if (!approver || !mayApprove(approver, caller, action)) {
    const message = 'This approval was used, is too old, or was given for something else';
    throw new AppError('approval_invalid', message);
  }
  return { approvedBy: approver.id };
}
