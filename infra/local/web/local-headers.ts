/** Where the site's browser finds here what it finds on AWS there. */
export interface LocalOrigins {
  region: string;
  bucket: string;
  s3: string;
  cognito: string;
}

/** The template's headers with the deployed parts' origins exchanged for the local parts' addresses. */
export function localHeaders(
  headers: Readonly<Record<string, string>>,
  { region, bucket, s3, cognito }: LocalOrigins,
): Record<string, string> {
  const local = (text: string) =>
    text
      .replaceAll(`https://${bucket}.s3.${region}.amazonaws.com`, s3)
      .replaceAll(`https://cognito-idp.${region}.amazonaws.com`, cognito);
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, local(value)]));
}
