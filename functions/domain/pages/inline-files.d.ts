/** A font, given as an address that holds it whole. */
declare module '*.woff2?inline' {
  const address: string;
  export default address;
}
