/** Name in storage of the note that a session sees releases of its own; the early script reads it, too. */
export const OWN_AREAS = 'own-areas';
