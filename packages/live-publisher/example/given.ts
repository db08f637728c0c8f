import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** Options of a program of this folder, in the form of the commands of the product: `--help` says what it is for, and an unknown option ends it. */
export function optionsGiven<Options extends ParseArgsOptionsConfig>(
  name: string,
  about: string,
  options: Options,
  meanings: Record<keyof Options, string>
) {
  if (process.argv.includes('--help')) {
    const lines = Object.entries({ ...meanings, help: 'prints this' }).map(([option, meaning]) => {
      return `  ${(options[option]?.type === 'string' ? `--${option} N` : `--${option}`).padEnd(14)}  ${meaning}`
    })
    console.log([`npm run ${name} -w live-publisher -- [options]`, '', about, '', ...lines].join('\n'))
    return process.exit(0)
  }
  try {
    return parseArgs({ options }).values
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}
