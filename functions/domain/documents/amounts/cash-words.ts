/** What says of an amount that it was handed over, in cash mostly, before the change was given back. */
export const HANDED_OVER =
  /cash|tender|paid|received|gegeben|bargeld|\bbar\b|esp[èe]ces|efectivo|kontant|contant[ei]?\b|contado|num[eé]r[aá](?:rio|ire)|dinheiro|entreg(?:ue|ado)|recibido|re[cç]u\b|ontvangen|mottaget|modtaget|mottatt|erhalten|hotov[ěe]|hotovost|got[óo]wk|k[ée]szp[ée]nz|k[äa]teinen|numerar|gotovina|nakit|μετρητ|預り|预收/i;

/** What says of an amount that it was given back. */
export const CHANGE =
  /ch[ae]n[gq][e8]|baki|kembali|wechselgeld|r(?:ü|ue?)ckgeld|zur(?:ü|ue?)ck|\bretour\b|rendu|[àa]\s*rendre|monnaie|wisselgeld|\bterug\b|cambio|vuelto|devuelto|\bresto\b|troco|tillbaka|v[äa]xel\b|veksel|vekslepenge|byttepenge|tilbake\b|vr[áa]ceno|vr[áa]tit|v[ýy]davok|\breszta\b|visszaj[áa]r|takaisin|povrat|para\s*[üu]st[üu]|ρ[έε]στα|釣|找零/i;
