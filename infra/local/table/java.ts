import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const JAVA_MAJOR_MIN = 17;
const JVM_FOLDER = '/usr/lib/jvm';
const INSTALL_COMMAND = 'apt-get install -y default-jdk-headless';

/**
 * The path of a Java runtime that can run DynamoDB Local (17 or newer): the one in JAVA_HOME, on the PATH or in
 * /usr/lib/jvm; as root on Debian a missing one is installed. Otherwise throws an Error whose one line names the command.
 */
export function javaRuntime(): string {
  const found = candidates().find(isRecentJava);
  if (found) return found;
  if (mayInstall()) install();
  const installed = candidates().find(isRecentJava);
  if (installed) return installed;
  throw new Error(
    `Java ${JAVA_MAJOR_MIN} or newer is missing (the local table runs on it); install it with: sudo ${INSTALL_COMMAND}`,
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

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** A failed installation isn't thrown here: the caller's one line says what to do. */
function install(): void {
  process.stderr.write(`Installing a Java runtime: ${INSTALL_COMMAND}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'default-jdk-headless'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    process.stderr.write('The installation did not succeed.\n');
  }
}
