export interface Visit {
  /** `refused`: the host answered, but refuses automatic visits. */
  outcome: "answered" | "refused" | "dead";
  /** The status of the answer; 0 where there was none in time. */
  status: number;
  /** Where the address redirected the visitor to. */
  movedTo?: string;
}

/** What hosts answer to programs although people see the page. */
const refusals = [401, 403, 405, 406, 429, 451, 999];

const outcomeOf = (isOk: boolean, status: number): Visit["outcome"] =>
  isOk ? "answered" : refusals.includes(status) ? "refused" : "dead";

export interface VisitOptions {
  /** How long an address has for its answer, in milliseconds. */
  timeout?: number;
  /** Where an address is visited; tests put a server of their own in its place. */
  at?: (url: string) => string;
}

async function visitOnce(url: string, timeout: number): Promise<Visit> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    await answer.body?.cancel();
    const { ok, status, redirected } = answer;
    return { outcome: outcomeOf(ok, status), status, ...(redirected ? { movedTo: answer.url } : {}) };
  } catch {
    return { outcome: "dead", status: 0 };
  }
}

/** Visits each of some addresses, ten at a time; what does not answer is asked twice. */
export async function visitAll(
  urls: readonly string[],
  { timeout = 30_000, at = (url) => url }: VisitOptions = {},
): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  const rest = urls.values();
  const visitor = async () => {
    for (const url of rest) {
      const first = await visitOnce(at(url), timeout);
      visits.set(url, first.status > 0 ? first : await visitOnce(at(url), timeout));
    }
  };
  await Promise.all(Array.from({ length: 10 }, visitor));
  return visits;
}
