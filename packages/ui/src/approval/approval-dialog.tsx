import { ApiError } from '@backoffice/api-client';
import { approve } from '@backoffice/api-client/resources/approvals';
import { approvedRequest, type ApprovableAction, type Approver } from '@backoffice/contracts';
import { useScanner } from '@backoffice/ui/scanner';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { AlertDialog } from '../dialog/alert-dialog';
import { SelectField } from '../form/fields/select-field';
import { TextField } from '../form/fields/text-fields';
import { ModalForm } from '../form/modal-form';
import type { AppForm } from '../form/use-app-form';

/** A request as it will be sent; `path` lies below the API's base. */
export interface ApprovedRequest {
  method: string;
  path: string;
  body?: unknown;
}

export interface ApprovalQuestion {
  action: ApprovableAction;
  request: ApprovedRequest;
  people: readonly Approver[];
  /** Describes what they are asked to allow. */
  what: ReactNode;
  /** The last approval was refused because it was too old or used before. */
  isStale: boolean;
  /** Takes the approval's id, null when nobody allows it. */
  settle: (approval: string | null) => void;
}

interface Values {
  user: number;
  secret: string;
}

/** Hashed here, as a page on plain http has no `crypto.subtle`. */
const hashOf = ({ method, path, body }: ApprovedRequest) =>
  bytesToHex(sha256(utf8ToBytes(approvedRequest(method, path, body))));

/**
 * Asks a person who may approve for their password, at a shared till their PIN will do. It refuses
 * scans, so that none is typed in as a password.
 */
export function ApprovalDialog(props: ApprovalQuestion & { onClose: () => void }) {
  const { t } = useTranslation('approval');
  const { action, request, people, what, isStale, settle, onClose } = props;
  const [first] = people;
  useScanner(() => ({ outcome: 'refused', reason: t('noScan') }));

  const submit = async ({ user, secret }: Values, form: AppForm<Values>) => {
    try {
      settle(await approve({ user, secret, action, hash: hashOf(request) }));
    } catch (error) {
      const message = refusalOf(error, hasPin(people, user));
      if (!message) throw error;
      form.setError('secret', { message: t(message) }, { shouldFocus: true });
    }
  };

  if (!first) {
    const text = <Question what={what} answer={t('nobody')} />;
    return <AlertDialog show title={t('title')} text={text} onClose={onClose} />;
  }
  return (
    <ModalForm<Values>
      show
      title={t('title')}
      defaultValues={{ user: first.id, secret: '' }}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={t('allow')}
      busyLabel={t('busy')}
      error={isStale ? t('stale') : null}
      askBeforeClosing={false}
    >
      {what}
      <ApproverFields people={people} />
    </ModalForm>
  );
}

/** Whether the person may type a PIN here; the server says so only at a shared till. */
const hasPin = (people: readonly Approver[], user: number) =>
  people.some(({ id, pin }) => id === Number(user) && pin);

function refusalOf(error: unknown, isAtTill: boolean) {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'pin_locked') return 'pinLocked';
  return error.fields?.secret && (isAtTill ? 'wrongAtTill' : 'wrong');
}

function ApproverFields({ people }: { people: readonly Approver[] }) {
  const { t } = useTranslation('approval');
  const user = useWatch<Values, 'user'>({ name: 'user' });
  return (
    <>
      <SelectField name="user" label={t('who')} required options={optionsOf(people)} />
      <TextField
        name="secret"
        type="password"
        label={t(hasPin(people, user) ? 'secretOrPin' : 'secret')}
        // Otherwise the browser may fill in the cashier's own password.
        autoComplete="new-password"
        required
        autoFocus={people.length === 1}
      />
    </>
  );
}

const optionsOf = (people: readonly Approver[]) =>
  people.map(({ id, username, surname }) => ({
    value: id,
    label: `${username} ${surname}`.trim(),
  }));

const Question = ({ what, answer }: { what: ReactNode; answer: string }) => (
  <>
    {what}
    <p className="mt-3 mb-0">{answer}</p>
  </>
);
