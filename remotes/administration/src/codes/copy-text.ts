/**
 * Whether a text is in the clipboard now. Browsers have one for pages by https only; before that,
 * what is selected in a field can be copied.
 */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const isWritten = await clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (isWritten) return true;
  field?.select();
  return document.execCommand('copy');
}
