import type { Words } from '#i18n/text/words.ts'

const named = { name: '{name}' }
const span = { from: '{from}', to: '{to}' }

/** The texts of the plan page, for an island that speaks no language of its own. */
export function planLabels({ t }: Words) {
  return {
    browse: t('plan.browse'),
    copied: t('share.copied'),
    copyFailed: t('share.failed'),
    day: t('plan.day', named),
    down: t('plan.down', named),
    empty: t('plan.empty'),
    failed: t('plan.failed'),
    gone: t('plan.gone'),
    loading: t('plan.loading'),
    mine: t('plan.mine'),
    noDay: t('plan.noDay'),
    notKept: t('plan.notKept'),
    print: t('plan.print'),
    remove: t('plan.remove', named),
    retry: t('bookingPanel.retry'),
    share: t('plan.share'),
    sharedAdd: t('plan.sharedAdd'),
    sharedBroken: t('plan.sharedBroken'),
    sharedNote: t('plan.sharedNote'),
    sharedReplace: t('plan.sharedReplace'),
    sharedTitle: t('plan.sharedTitle'),
    between: t('plan.between', span),
    childNote: t('plan.childNote'),
    closed: t('plan.closed'),
    earlier: t('plan.earlier'),
    emptyLead: t('plan.emptyLead'),
    late: t('plan.late', named),
    map: t('plan.map'),
    moveTo: t('plan.moveTo', { day: '{day}' }),
    perAdult: t('plan.perAdult'),
    perChild: t('plan.perChild'),
    total: t('plan.total'),
    unpriced: t('plan.unpriced', { number: '{number}' }),
    until: t('plan.until', span),
    way: t('plan.way', { distance: '{distance}' }),
    up: t('plan.up', named)
  }
}
