import Modal, { type ModalProps } from 'react-bootstrap/Modal';

/** The frame of every dialog. */
export const DialogFrame = ({ onEnter, ...props }: ModalProps) => (
  <Modal
    {...props}
    onEnter={(element, isAppearing) => {
      ignoreDoubleClick(element);
      onEnter?.(element, isAppearing);
    }}
  />
);

/** The second click of the double click that opened a dialog neither closes nor answers it. */
function ignoreDoubleClick(dialog: HTMLElement): void {
  let isMeant = false;
  const begin = ({ detail }: MouseEvent) => {
    isMeant ||= detail < 2;
  };
  const end = (event: MouseEvent) => {
    if (!isMeant && event.detail > 1) event.stopPropagation();
  };
  dialog.addEventListener('mousedown', begin, true);
  dialog.addEventListener('click', end, true);
}
