import { readFileSync } from 'node:fs'
import { z } from 'zod'

const named = z.looseObject({ displayName: z.string() })

/** The files of the folder `monitoring`, in the words of Cloud Monitoring's and Cloud Logging's interfaces. */
const monitoring = {
  alerts: z.array(named),
  dashboards: z.array(named),
  metrics: z.array(z.looseObject({ name: z.string() })),
  uptime: z.array(named)
}

export type Named = z.output<typeof named>

export interface Monitoring {
  alerts: Named[]
  dashboards: Named[]
  metrics: { [field: string]: unknown; name: string }[]
  uptime: Named[]
}

/** Reads the files of `monitoring`, with the names of one project. */
export function readMonitoring({ host, project }: { host: string; project: string }): Monitoring {
  const read = <Schema extends z.ZodType>(name: keyof Monitoring, schema: Schema): z.output<Schema> =>
    schema.parse(
      JSON.parse(
        readFileSync(`monitoring/${name}.json`, 'utf8')
          .replaceAll('$PROJECT', project)
          .replaceAll('$HOST', host)
      )
    )
  return {
    alerts: read('alerts', monitoring.alerts),
    dashboards: read('dashboards', monitoring.dashboards),
    metrics: read('metrics', monitoring.metrics),
    uptime: read('uptime', monitoring.uptime)
  }
}
