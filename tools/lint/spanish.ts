const words = `
  accesibilidad actualizado borrador cancelacionHoras categoria categorias codigo comentario comentarios comoLlegar compras
  compraVerificada condicionesCancelacion contactos coordenadas descripcion descripcionRelevante direccion direcciones
  duracionMinutos empresa empresas enlace enlaceNombre enlaces estadisticas evento experiencia experiencias fecha
  fechaFin horarios idExteriorEncriptado idioma idiomas imagen imagenes incluye informacionImportante mensaje
  menuNombre metaExp motivo municipio noIncluye nombre nombreCorto ocultar ocultarTipoPartner orden palabrasClaves
  portada precio precioDesde precios pregunta preguntas provincia provincias publicado puntoEncuentro redireccionar
  redireccionarUrl registros registroTurismo reservaTipo reservaTipoRentacar reservaTipoViviendaTuristica respuesta
  tarjetas telefono tipoColaborador tipoFuncionamientoRentacar tipoFuncionamientoViviendaTuristica tipoOrden
  ultimoLogin urlReservar urlReservarTelefono urlReservarWhatsapp usuario usuarios
`

/** The words of the documents (docs/documents.md) that English has not: they may stand in the contract only. */
export const contractWords = words.trim().split(/\s+/)
