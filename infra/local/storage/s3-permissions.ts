/** One thing that IAM must allow. */
export interface Permission {
  action: string;
  resource: string;
}

/** What decides an S3 request's permissions; header names in lower case. */
export interface PermissionRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * The permissions that AWS asks for an S3 request in path style (Service Authorization Reference, Amazon S3): listing and
 * HEAD of a bucket are ListBucket, a copy also reads its source, deleting several is DeleteObject on the bucket's keys.
 */
export function s3Permissions({ method, path, query, headers }: PermissionRequest): Permission[] {
  const { bucket, key } = bucketAndKey(path);
  if (key === '' && method !== 'POST') return [{ action: 's3:ListBucket', resource: bucketArn(bucket) }];
  if (key === '')
    return [
      { action: query.has('delete') ? 's3:DeleteObject' : 's3:PutObject', resource: bucketArn(bucket, '*') },
    ];
  const version = query.has('versionId') ? 'Version' : '';
  const resource = bucketArn(bucket, key);
  if (method === 'DELETE') return [{ action: `s3:DeleteObject${version}`, resource }];
  if (method !== 'PUT') return [{ action: `s3:GetObject${version}`, resource }];
  return [{ action: 's3:PutObject', resource }, ...sourcePermissions(headers['x-amz-copy-source'])];
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

function sourcePermissions(source: string | string[] | undefined): Permission[] {
  if (typeof source !== 'string') return [];
  const { bucket, key } = bucketAndKey(`/${source.replace(/^\//, '').split('?')[0] ?? ''}`);
  return [{ action: 's3:GetObject', resource: bucketArn(bucket, key) }];
}
