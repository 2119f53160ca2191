/** The cookie that proves that the pass phrase of a link was told. */
export const TICKET_COOKIE = 'shared-ticket';

/** As long as somebody looks at a package in one go. */
export const TICKET_SECONDS = 2 * 3600;
