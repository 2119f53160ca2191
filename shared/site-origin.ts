/** Where the product lives for everybody: search engines are told these addresses by every copy of the site. */
export const siteOrigin = 'https://matchbook.app';
