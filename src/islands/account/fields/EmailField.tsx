import { TextField } from './TextField.tsx'

interface Props {
  defaultValue?: string | undefined
  error: string | null
  label: string
}

/** The address an account is known by: what a password manager fills in beside the password. */
export function EmailField(props: Props) {
  return <TextField {...props} autoComplete="username" name="email" required type="email" />
}
