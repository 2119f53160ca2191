/** AWS words its refusals in each service's own shape; the SDK makes exceptions of them. */

/** DynamoDB's and Cognito's, as JSON. */
export const jsonRefusal = (words: string) => ({
  status: 400,
  type: 'application/x-amz-json-1.0',
  body: JSON.stringify({
    __type: 'com.amazon.coral.service#AccessDeniedException',
    Message: words,
    message: words,
  }),
});

/** SES's version 1, as XML. */
export const xmlRefusal = (words: string) => ({
  status: 403,
  type: 'text/xml',
  body:
    `<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type>` +
    `<Code>AccessDeniedException</Code><Message>${words}</Message></Error><RequestId>local</RequestId></ErrorResponse>`,
});

/** S3's, as XML. */
export const s3Refusal = (words: string) => ({
  status: 403,
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>${words}</Message><RequestId>local</RequestId></Error>`,
});
