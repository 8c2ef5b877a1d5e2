import { Badge, Card } from '@backoffice/ui';
import type { CSSProperties, ReactNode } from 'react';

/** The theme's tokens whose name begins so, in their order in `_tokens.scss`. */
function tokens(prefix: string): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const roots = rules.filter(
    (rule) => rule instanceof CSSStyleRule && rule.selectorText.includes(':root'),
  ) as CSSStyleRule[];
  const names = roots.flatMap(({ style }) => [...style]);
  return [...new Set(names)].filter((name) => name.startsWith(prefix));
}

const SURFACES = ['--bs-body-bg', '--bs-card-bg', '--bs-tertiary-bg', '--bs-secondary-bg'];
const TONES = ['neutral', 'success', 'danger', 'warning', 'info'] as const;

/** Every measure and colour that a screen may take. */
export const TokensSection = () => (
  <div className="row row-cols-1 row-cols-lg-2 g-3">
    <Tokens title="Space" prefix="--space-">
      {(value) => <span style={{ ...BAR, inlineSize: value }} />}
    </Tokens>
    <Tokens title="Text" prefix="--text-">
      {(value) => <span style={{ fontSize: value, lineHeight: 1.25 }}>Sneakers 42</span>}
    </Tokens>
    <Tokens title="Lines of text" prefix="--line-">
      {(value) => <span style={{ ...BAR, blockSize: value, inlineSize: '1rem' }} />}
    </Tokens>
    <Tokens title="Controls" prefix="--control-">
      {(value) => <span style={{ ...BAR, inlineSize: value }} />}
    </Tokens>
    <div className="col">
      <Card title="Colours">
        <p className="d-flex flex-wrap gap-2">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </p>
        {SURFACES.map((name) => (
          <Row key={name} name={name}>
            <span style={{ ...BAR, inlineSize: '6rem', background: `var(${name})` }} />
          </Row>
        ))}
      </Card>
    </div>
  </div>
);

const BAR: CSSProperties = {
  display: 'inline-block',
  blockSize: '1rem',
  background: 'var(--bs-primary)',
  border: '1px solid var(--bs-border-color)',
};

interface TokensProps {
  title: string;
  prefix: string;
  children: (value: string) => ReactNode;
}

const Tokens = ({ title, prefix, children }: TokensProps) => (
  <div className="col">
    <Card title={title}>
      {tokens(prefix).map((name) => (
        <Row key={name} name={name}>
          {children(`var(${name})`)}
        </Row>
      ))}
    </Card>
  </div>
);

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <p className="d-flex align-items-center gap-3 mb-2">
    <code className="w-25">{name}</code>
    {children}
  </p>
);
