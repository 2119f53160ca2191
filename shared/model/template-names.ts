/** The countries that books can be kept for; apart from their shape, so that a screen can have the templates without zod. */
export const countryNames = ['USA', 'Canada', 'UK', 'Australia', 'Ireland', 'New Zealand'] as const;

/** The professions that have lists of their own; `general` suits every other trade. */
export const professionNames = [
  'general',
  'doctor',
  'realtor',
  'contractor',
  'plumber',
  'accountant',
  'consultant',
  'freelancer',
] as const;
