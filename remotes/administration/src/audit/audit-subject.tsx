import { ACTIONS, type AuditEvent } from '@backoffice/contracts';
import { LIST_NAMES } from '@backoffice/contracts/words';
import { currentLanguage, formatDay, formatMoney, formatNumber, NO_VALUE } from '@backoffice/i18n';
import { AreaLink } from '@backoffice/ui/areas';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { wordIn } from './word-in';

type Told = Pick<AuditEvent, 'kind' | 'subject'>;

/** What an event was done to, in the app's language, with a link where there is a page of it. */
export function Subject({ kind, subject }: Told) {
  if (!subject) return <>{NO_VALUE}</>;
  if (kind === 'list.exported') return <>{listName(subject)}</>;
  if (kind === 'refused' || kind === 'approval.used') return <Asked subject={subject} />;
  if (kind.startsWith('panel.')) return <Item subject={subject} />;
  if (kind.startsWith('transaction.')) return <>{bookingText(subject)}</>;
  if (kind === 'price.overridden') return <Codes codes={subject.split(', ')} />;
  if (kind.startsWith('till.')) return <Till subject={subject} />;
  return <Document subject={subject} />;
}

const listName = (list: string): string =>
  list in LIST_NAMES ? LIST_NAMES[list as keyof typeof LIST_NAMES][currentLanguage()] : list;

/** `stock.adjust (PUT products/7/set-aside)`: what somebody wanted to do. */
function Asked({ subject }: Pick<Told, 'subject'>) {
  const { t } = useTranslation('administration');
  const asked = subject.replace(/ \(.*$/, '');
  const action = ACTIONS.find((one) => one === asked);
  type Key = 'stock_adjust';
  return <>{action ? t(`audit.actions.${action.replace('.', '_') as Key}`) : subject}</>;
}

/** `Brand "Puma"` */
function Item({ subject }: Pick<Told, 'subject'>) {
  const [, noun, name] = /^(\w+) "(.*)"$/.exec(subject) ?? [];
  if (!noun) return <>{subject}</>;
  const field = noun === 'Number' ? 'size' : noun.toLowerCase();
  return (
    <>
      {wordIn('fields', field) ?? noun}: <AreaLink to="panels">{name}</AreaLink>
    </>
  );
}

/** `Energy, 2026-11-21, 40.00 € (7)` */
function bookingText(subject: string): string {
  const [, type, day, amount] = /^(.*), ([\d-]{10}), (-?[\d.]+) € \(\d+\)$/.exec(subject) ?? [];
  return type ? [type, formatDay(day), formatMoney(amount)].join(' · ') : subject;
}

/** `Closing 3, Mall`, or the shop alone. */
function Till({ subject }: Pick<Told, 'subject'>) {
  const { t } = useTranslation('administration');
  const [, number, place = subject] = /^Closing (\d+), (.*)$/.exec(subject) ?? [];
  const shop = place === 'Without a shop' ? t('audit.withoutShop') : place;
  return <>{number ? t('audit.closing', { number, shop }) : shop}</>;
}

/** A receipt, a delivery, or what was done to units; other subjects are names, and stay. */
function Document({ subject }: Pick<Told, 'subject'>) {
  const { t } = useTranslation('administration');
  if (subject === 'Held basket') return <>{t('audit.heldBasket')}</>;
  const [, receipts, slip] = /^Receipt (\d+(?:, \d+)*)(?:, (K[\d-]+))?$/.exec(subject) ?? [];
  if (receipts) return <Receipts numbers={receipts.split(', ')} slip={slip} />;
  const [, delivery, code] = /^Delivery (\d+) \((.*)\)$/.exec(subject) ?? [];
  if (delivery) {
    return (
      <>
        {wordIn('operation', 'delivery')}{' '}
        <AreaLink to="deliveries.one" params={{ id: Number(delivery) }}>
          {code || delivery}
        </AreaLink>
      </>
    );
  }
  return <Units subject={subject} />;
}

const Receipts = ({ numbers, slip }: { numbers: string[]; slip: string | undefined }) => (
  <>
    {wordIn('fields', 'receipt')}{' '}
    {inList(numbers, (number) => (
      <AreaLink to="sales.receipt" params={{ number: Number(number) }}>
        {number}
      </AreaLink>
    ))}
    {slip && (
      <>
        {' · '}
        <bdi>{slip}</bdi>
      </>
    )}
  </>
);

/** `price: AB-1 (7), AB-1 (8) and 12 more`: the codes without the numbers of rows, each once. */
function Units({ subject }: Pick<Told, 'subject'>) {
  const { t } = useTranslation('administration');
  const [, what, units = subject] = /^([^:()]+): (.*)$/.exec(subject) ?? [];
  const codes = [...units.matchAll(/([^\s,][^,]*?) \(\d+\)/g)].map(([, code = '']) => code);
  const [, more] = / and (\d+) more$/.exec(units) ?? [];
  if (codes.length === 0) return <bdi>{subject}</bdi>;
  return (
    <>
      {what && `${whatText(what)}: `}
      <Codes codes={[...new Set(codes)]} />
      {more && ` ${t('audit.more', { number: formatNumber(Number(more)) })}`}
    </>
  );
}

/** What was done to units: an operation, a shipment by its number, or new prices in short. */
const whatText = (what: string): string =>
  /^\d+$/.test(what)
    ? `${wordIn('operation', 'shipment') ?? ''} ${what}`
    : (wordIn('operation', what) ?? what.replace(', ending ', ' · '));

const Codes = ({ codes }: { codes: string[] }) =>
  inList(codes, (code) => (
    <AreaLink to="products.find" params={{ code }}>
      <bdi>{code}</bdi>
    </AreaLink>
  ));

const inList = (texts: string[], shown: (text: string) => ReactNode) =>
  texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ', '}
      {shown(text)}
    </Fragment>
  ));
