// Ends a browser run with `N passed, N failed`, which scripts/test.mjs adds up.

export function countReporter() {
  return {
    stop({ sessions }) {
      const all = sessions.map(countSession);
      // The terminal's last line may still hold the other reporter's cursor codes.
      console.log(`\n${sum(all, 'passed')} passed, ${sum(all, 'failed')} failed`);
    },
  };
}

function countSession({ testResults, errors, passed }) {
  const tests = testResults ? testsOf(testResults) : [];
  const failedTests = tests.filter((test) => !test.passed && !test.skipped).length;
  // A file that could not be loaded has no failed test, yet must not pass unseen.
  const broken = failedTests === 0 && (errors?.length > 0 || passed === false) ? 1 : 0;
  return { passed: tests.filter((test) => test.passed).length, failed: failedTests + broken };
}

function testsOf({ tests = [], suites = [] }) {
  return [...tests, ...suites.flatMap(testsOf)];
}

function sum(counts, key) {
  return counts.reduce((total, count) => total + count[key], 0);
}
