import { script } from '../program.ts'
import type { Step } from '../step.ts'

export const doctor: Step = {
  name: 'doctor',
  does: 'looks at the project, its accounts, secrets and settings',
  otherwise: 'Mend what is marked ✗. `--mend` does what can be done by itself.',
  run: deploy => script(deploy, 'scripts/doctor.ts', '--project', ...(deploy.isMending ? ['--mend'] : []))
}
