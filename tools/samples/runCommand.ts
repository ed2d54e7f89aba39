import {spawn} from 'node:child_process';

/** What a command is given. */
export interface CommandOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  seconds: number;
}

/** How a command ended, and what it wrote. */
export interface Ended {
  /** The exit code; null if a signal ended it. */
  status: number | null;
  timedOut: boolean;
  stdout: string;
  stderr: string;
}

const groups = new Set<number>();

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of the group has gone already.
  }
}

process.on('exit', () => groups.forEach(killGroup));

/** Runs a line of bash to its end or its time limit; whatever it started in its group ends with it. */
export function runCommand(command: string, {cwd, env, seconds}: CommandOptions): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', command], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended: Ended = {status: null, timedOut: false, stdout: '', stderr: ''};
    const {pid} = child;
    if (pid !== undefined) groups.add(pid);
    const end = (): void => {
      if (pid !== undefined) killGroup(pid);
    };
    const limit = setTimeout(() => {
      ended.timedOut = true;
      end();
    }, seconds * 1000);
    child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.stderr += text));
    child.on('error', reject);
    // What it left running would hold the pipes open.
    child.on('exit', end);
    child.on('close', (status) => {
      clearTimeout(limit);
      if (pid !== undefined) groups.delete(pid);
      resolve({...ended, status});
    });
  });
}
