import type { StorageReply } from './exchange.ts';
import { xmlDocument, type XmlValue } from './xml.ts';

const STATUS = {
  AccessDenied: 403,
  AccessForbidden: 403,
  AuthorizationQueryParametersError: 400,
  BadDigest: 400,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  IncompleteBody: 400,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  InvalidPolicyDocument: 400,
  InvalidRange: 416,
  MalformedPOSTRequest: 400,
  MalformedXML: 400,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  NoSuchVersion: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  SignatureDoesNotMatch: 403,
} as const;

/** The error codes of S3 that this part answers, with AWS's status for each. */
export type S3ErrorCode = keyof typeof STATUS;

/** A refusal in S3's own words; `details` are the further elements of AWS's error document. */
export class S3Error extends Error {
  readonly code: S3ErrorCode;
  readonly details: Record<string, XmlValue>;

  constructor(code: S3ErrorCode, message: string, details: Record<string, XmlValue> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  /** The error document with AWS's status. */
  reply(resource: string, requestId: string): StorageReply {
    const { code: Code, message: Message, details } = this;
    const Error = { Code, Message, ...details, Resource: resource, RequestId: requestId };
    return {
      status: STATUS[Code],
      headers: { 'content-type': 'application/xml' },
      body: xmlDocument({ Error }),
    };
  }
}
