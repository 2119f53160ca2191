import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from '../debian-package.ts';

/** The oldest Java that runs DynamoDB Local. */
export const JAVA_MAJOR_MIN = 17;
const JVM_FOLDER = '/usr/lib/jvm';
const PACKAGE = 'default-jdk-headless';

/**
 * The path of a Java runtime that can run DynamoDB Local (17 or newer): the one in JAVA_HOME, on the PATH or in
 * /usr/lib/jvm; as root on Debian a missing one is installed. Otherwise throws an Error whose one line names the command.
 */
export function javaRuntime(): string {
  const found = candidates().find(isRecentJava);
  if (found) return found;
  installFromDebian(PACKAGE, 'a Java runtime', ['--no-install-recommends']);
  const installed = candidates().find(isRecentJava);
  if (installed) return installed;
  throw new Error(
    `Java ${JAVA_MAJOR_MIN} or newer is missing (the local table runs on it); install it with: sudo apt-get install -y ${PACKAGE}`,
  );
}

/** Whether this Java runs a source file: a JDK does, a bare runtime doesn't. */
export function canCompile(java: string): boolean {
  return spawnSync(java, ['--list-modules'], { encoding: 'utf8' }).stdout.includes('jdk.compiler@');
}

function candidates(): string[] {
  const home = process.env['JAVA_HOME'];
  const installed = existsSync(JVM_FOLDER) ? readdirSync(JVM_FOLDER) : [];
  const inFolders = installed
    .map((name) => join(JVM_FOLDER, name, 'bin/java'))
    .filter((path) => existsSync(path));
  return [...(home ? [join(home, 'bin/java')] : []), 'java', ...inFolders];
}

/** Java prints its version to stderr, as `version "17.0.15"`; before 9 it was `"1.8.0"`. */
function isRecentJava(path: string): boolean {
  const { stderr, status } = spawnSync(path, ['-version'], { encoding: 'utf8' });
  if (status !== 0) return false;
  const major = /version "(\d+)/.exec(stderr)?.[1];
  return Number(major) >= JAVA_MAJOR_MIN;
}
