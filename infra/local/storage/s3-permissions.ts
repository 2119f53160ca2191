/** One thing that IAM must allow. */
export interface Permission {
  action: string;
  resource: string;
}

/** What decides an S3 request's permissions. */
export interface PermissionRequest {
  method: string;
  path: string;
  query: URLSearchParams;
}

/**
 * The permissions that AWS asks for an S3 request in path style (Service Authorization Reference, Amazon S3): listing and HEAD of a bucket
 * are ListBucket, listing versions and uploads in parts have actions of their own, deleting several is DeleteObject on the bucket's keys;
 * beginning, sending and completing an upload in parts are PutObject, aborting it has an action of its own.
 */
export function s3Permissions({ method, path, query }: PermissionRequest): Permission[] {
  const { bucket, key } = bucketAndKey(path);
  if (key === '' && method === 'GET' && query.has('versions'))
    return [{ action: 's3:ListBucketVersions', resource: bucketArn(bucket) }];
  if (key === '' && method === 'GET' && query.has('uploads'))
    return [{ action: 's3:ListBucketMultipartUploads', resource: bucketArn(bucket) }];
  if (key === '' && method !== 'POST') return [{ action: 's3:ListBucket', resource: bucketArn(bucket) }];
  if (key === '')
    return [
      { action: query.has('delete') ? 's3:DeleteObject' : 's3:PutObject', resource: bucketArn(bucket, '*') },
    ];
  const version = query.has('versionId') ? 'Version' : '';
  const resource = bucketArn(bucket, key);
  if (query.has('uploadId') && method === 'DELETE') return [{ action: 's3:AbortMultipartUpload', resource }];
  if (query.has('uploadId') && method === 'GET') return [{ action: 's3:ListMultipartUploadParts', resource }];
  if (method === 'DELETE') return [{ action: `s3:DeleteObject${version}`, resource }];
  return [
    { action: method === 'PUT' || method === 'POST' ? 's3:PutObject' : `s3:GetObject${version}`, resource },
  ];
}

/** Bucket and key of a path-style path; the key is empty for the bucket itself. */
export function bucketAndKey(path: string): { bucket: string; key: string } {
  const [, bucket = '', ...rest] = path.split('/');
  return { bucket: decodeURIComponent(bucket), key: decodeURIComponent(rest.join('/')) };
}

/** The ARN of a bucket, or of an object in it. */
export function bucketArn(bucket: string, key?: string): string {
  return `arn:aws:s3:::${bucket}${key === undefined ? '' : `/${key}`}`;
}
