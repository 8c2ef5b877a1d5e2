import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import styles from './sections.module.css';

const SECTIONS = ['company', 'selling', 'tills', 'security', 'slip', 'data'] as const;
type SectionId = (typeof SECTIONS)[number];

/** Which sections are on the page, and whether each is in sight. */
type InSight = Partial<Record<SectionId, boolean>>;
type Tell = (id: SectionId, isSeen: boolean | undefined) => void;

const TellContext = createContext<Tell>(() => undefined);

/** A page in sections, with links to those that stand on it. The address keeps the chosen one. */
export function Sections({ children }: { children: ReactNode }) {
  const [inSight, setInSight] = useState<InSight>({});
  const tell = useCallback<Tell>((id, isSeen) => {
    setInSight((before) => ({ ...before, [id]: isSeen }));
  }, []);
  return (
    <div className={styles.sections}>
      <SectionLinks inSight={inSight} />
      <TellContext value={tell}>
        <div className={`in-order ${styles.parts}`}>{children}</div>
      </TellContext>
    </div>
  );
}

function SectionLinks({ inSight }: { inSight: InSight }) {
  const { t } = useTranslation('administration');
  const { hash } = useLocation();
  const ids = SECTIONS.filter((id) => inSight[id] !== undefined);
  const seen = ids.filter((id) => inSight[id]);
  // Where the page ends, more than one is in sight: then it is the one that was asked for.
  const asked = (seen.length > 0 ? seen : ids).find((id) => hash === `#${id}`);
  const current = asked ?? seen[0] ?? ids[0];
  return (
    <nav aria-label={t('companyProfile.sections.label')} className={styles.links}>
      {ids.map((id) => (
        <Link
          key={id}
          to={{ hash: id }}
          replace
          preventScrollReset
          className={styles.link}
          aria-current={id === current || undefined}
        >
          {t(`companyProfile.sections.${id}`)}
        </Link>
      ))}
    </nav>
  );
}

/** A part of the page that its address can name, as `#tills`. */
export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const tell = useContext(TellContext);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!part.current) return;
    // What lies under the top bar, or near the bottom, isn't read.
    const observer = new IntersectionObserver(
      ([entry]) => tell(id, Boolean(entry?.isIntersecting)),
      { rootMargin: '-80px 0px -33%' },
    );
    observer.observe(part.current);
    tell(id, false);
    return () => {
      observer.disconnect();
      tell(id, undefined);
    };
  }, [id, tell]);
  useEffect(() => {
    if (hash === `#${id}`) part.current?.scrollIntoView();
  }, [hash, id, key]);
  return (
    <div ref={part} id={id} className={`in-order ${styles.parts}`}>
      {children}
    </div>
  );
}
