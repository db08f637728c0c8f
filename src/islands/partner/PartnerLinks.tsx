import { interpolate } from '#domain/text/interpolate.ts'
import { QrCode } from '#islands/booking/QrCode.tsx'
import type { PartnerKit } from '#domain/partner/kit.ts'
import { partnerKit } from '#stores/partner/partner-kit.ts'

import type { PartnerKitTexts } from './kit-texts.ts'

interface Props {
  kit: PartnerKit
  texts: PartnerKitTexts
}

const codeSize = 120

/** The address and the code of the house and of each of its places. As plain text, so that it can be copied by hand, too. */
export function PartnerLinks({ kit: { address, id: partnerId, spots }, texts }: Props) {
  const links = [
    { address, id: '', name: texts.wholeHouse },
    ...spots.map(({ id, name }) => ({ address: `${address}?sitio=${id}`, id, name }))
  ]
  return (
    <section>
      <h2>{texts.links}</h2>
      <ul className="kit-links">
        {links.map(link => (
          <li key={link.id}>
            <QrCode
              className="kit-code"
              label={interpolate(texts.codeOf, { spot: link.name })}
              size={codeSize}
              text={link.address}
            />
            <div>
              <h3>{link.name}</h3>
              <p className="kit-address">{link.address}</p>
              <button
                aria-label={`${texts.copy}: ${link.name}`}
                className="button button-quiet"
                onClick={() => void partnerKit.copy(link.address, texts)}
                type="button"
              >
                {texts.copy}
              </button>
              <button
                aria-label={`${texts.saveCode}: ${link.name}`}
                className="button button-quiet"
                onClick={({ currentTarget }) => saveCode(currentTarget, [partnerId, link.id])}
                type="button"
              >
                {texts.saveCode}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <p>
        {texts.code} <code translate="no">{partnerId}</code>
      </p>
      <p>
        <a className="button button-quiet" href={`${texts.embedHref}?socio=${partnerId}`}>
          {texts.embed}
        </a>
      </p>
    </section>
  )
}

/** The code as it is drawn beside the button. */
function saveCode(button: HTMLElement, names: readonly string[]): void {
  const drawn = button.closest('li')?.querySelector('svg[role="img"]')
  if (drawn) partnerKit.saveCode(names, new XMLSerializer().serializeToString(drawn))
}
