import type { Words } from '#i18n/text/words.ts'

const named = { name: '{name}' }

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
    up: t('plan.up', named)
  }
}
