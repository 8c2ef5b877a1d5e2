import type { ApprovableAction } from '@backoffice/contracts';

import { may } from '../authorize';
import type { Context } from '../caller';
import type { Tx } from '../db/database';
import { type AppError, refuse } from '../errors';
import { readColleagues, useApproval } from './approvals.repository';
import { mayApprove } from './approvers';

/**
 * Lets a caller pass who has the right, or whose request was approved by somebody who has it;
 * answers who approved. The approval is used up with the transaction. Else throws `refusal`.
 */
export async function permit(
  tx: Tx,
  context: Context,
  action: ApprovableAction,
  refusal: AppError = refuse('not_allowed'),
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
    throw refuse('approval_unfit');
  }
  return { approvedBy: approver.id };
}
