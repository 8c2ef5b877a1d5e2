interface Props {
  /** Path data of a 16 × 16 picture, as `area.json` and the icons of this package have it. */
  path: string;
  /** Edge in rem. */
  size?: number;
  /** The text for screen readers; without it they skip the icon. */
  label?: string;
}

/** A picture in the color of the text. */
export function Icon({ path, size = 1, label }: Props) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      viewBox="0 0 16 16"
      width={`${size}rem`}
      height={`${size}rem`}
      fill="currentColor"
      focusable="false"
      {...named}
    >
      <path d={path} />
    </svg>
  );
}
