import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** What opens beside a button and closes on Escape, or when the focus goes elsewhere. */
export function usePopup() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  /** For the element around the button and what it opens. */
  const holder = {
    role: 'presentation',
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setIsOpen(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return;
      event.stopPropagation();
      leave();
    },
  };
  return { isOpen, setIsOpen, button, leave, holder };
}
