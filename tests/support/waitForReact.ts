// What a person does in a test ends when React has rendered. Testing Library waits for a timer of 0 ms, and on a busy
// machine that timer can run before the task in which React renders.
import { configure, getConfig } from '@testing-library/react'
import { patience } from './patience'

// A test may fake the clock. This one stays real, and React's own tasks use it, too.
const { setImmediate: addTask } = globalThis
const { asyncWrapper } = getConfig()

configure({
  asyncUtilTimeout: patience,
  asyncWrapper: (act) =>
    asyncWrapper(async () => {
      const result = await act()
      await new Promise<void>((resolve) => void addTask(resolve))
      return result
    }),
})
