import { addressIn } from '#domain/page/canonical.ts'
import type { Company } from '#domain/catalogue/company.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { eurosOf, type Price, priceSummary } from '#domain/catalogue/price.ts'
import { ownProvinces } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'
import type { Schedule } from '#domain/time/schedule.ts'
import { settings } from '#settings.ts'

import type { PublishedExperience } from './catalogue.ts'

/** An experience as other programs may read it: what its page says, and nothing of how it is run. */
export function encodeExperience(
  experience: Experience,
  categorySlugs: string[],
  company: Company | null
): PublishedExperience {
  const { accessibility, eventDate, freeCancellationHours, prices, provinces, slug } = experience
  return {
    accesibilidad: {
      carritoBebe: accessibility.pushchair,
      perros: accessibility.dogs,
      silla: accessibility.wheelchair,
      sinEscalones: accessibility.stepFree,
      sombra: accessibility.shade
    },
    actualizado: experience.updated,
    cancelacionHoras: freeCancellationHours,
    categorias: categorySlugs,
    coordenadas: experience.position,
    descripcion: experience.descriptionHtml,
    descripcionRelevante: experience.tagline,
    destacada: experience.isVip,
    direccion: experience.address,
    duracionMinutos: experience.durationMinutes,
    edadMaxima: experience.maximumAge,
    edadMinima: experience.minimumAge,
    empresa: company && { id: company.id, nombre: company.name },
    fecha: eventDate?.start ?? null,
    fechaFin: eventDate?.end ?? null,
    horarios: experience.schedules.map(encodeSchedule),
    id: experience.id,
    idiomas: experience.guideLanguages,
    incluye: experience.included,
    municipio: experience.municipality,
    noIncluye: experience.notIncluded,
    nombre: experience.name,
    pasos: experience.steps,
    precioAdulto: eurosOf(priceSummary(experience.priceFrom, prices).headline),
    precioDesde: eurosOf(experience.priceFrom),
    precios: prices.map(encodePrice),
    provincias: ownProvinces.filter(province => provinces.includes(province)),
    puntoEncuentro: experience.meetingPoint,
    url: addressIn(settings.site, 'es', routes.experience(slug))
  }
}

function encodePrice({ amounts, name }: Price): PublishedExperience['precios'][number] {
  const ages = amounts.flatMap(({ audience, until }) =>
    until === undefined ? [] : [[audience, until] as const]
  )
  return {
    ...(ages.length > 0 && { hastaEdad: Object.fromEntries(ages) }),
    nombre: name,
    precios: Object.fromEntries(amounts.map(({ audience, euros }) => [audience, euros]))
  }
}

function encodeSchedule(schedule: Schedule): PublishedExperience['horarios'][number] {
  const { season, weekdays } = schedule
  const days = {
    dias: [...weekdays],
    temporada: season && { desde: season.from, hasta: season.until }
  }
  return schedule.kind === 'starts'
    ? { ...days, inicios: schedule.starts }
    : { ...days, abre: schedule.opens, cierra: schedule.closes }
}
