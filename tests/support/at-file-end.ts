const steps: (() => unknown)[] = []

/** Runs when the test file ends, the last one added first. */
export function atFileEnd(step: () => unknown): void {
  steps.push(step)
}

export async function endFile(): Promise<void> {
  for (let step = steps.pop(); step; step = steps.pop()) await step()
}
