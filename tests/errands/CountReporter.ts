import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

type Row = Record<string, string>;

/** Prints the cost of the errands as one table, even if some of them failed. */
export default class CountReporter implements Reporter {
  private readonly rows: Row[] = [];

  onTestEnd({ title }: TestCase, { annotations, status }: TestResult) {
    const counts = Object.fromEntries(annotations.map(({ type, description = '' }) => [type, description]));
    this.rows.push({ errand: title, ...counts, ...(status !== 'passed' && { failed: status }) });
  }

  onEnd(_result: FullResult) {
    console.table(this.rows, ['errand', 'clicks', 'at most', 'keys', 'failed']);
  }
}
