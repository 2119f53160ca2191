import type { Words } from '../words.ts';

/** Why a file gives no statement or document. */
export const files: Words['files'] = {
  // Files of any kind
  'no-bytes': () => 'Le fichier est vide.',
  'too-many-bytes': () => 'Le fichier dépasse 25 Mo.',
  'too-slow': () => 'La lecture de ce fichier prend plus de deux minutes.',
  'no-document-file': ({ fileName }) =>
    `Au-dedans, ${fileName ?? 'le fichier'} n’est pas un fichier PDF, JPEG, PNG, GIF, WebP, TIFF, HEIC, courriel (.eml) ou facture électronique (XML), quoi qu’en dise son nom.`,

  'reading-failed': () =>
    'La lecture de ce fichier a échoué, et ce n’est pas sa faute. Rien n’a été modifié; réessayez, ou envoyez-le dans un autre format.',

  // PDFs, pictures, mails
  'pdf-damaged': () => 'Le PDF est endommagé.',
  'pdf-cut-off': () => 'Le PDF est endommagé ou tronqué et ne peut pas être lu.',
  'pdf-locked': () => 'Le PDF est protégé par un mot de passe.',
  'pdf-wrong-password': () => 'Le mot de passe n’ouvre pas ce PDF.',
  'too-many-pages': ({ pages, limit }) =>
    `Ce PDF compte ${pages} pages; au plus ${limit} sont lues. Divisez-le et téléversez les parties une à une.`,
  'too-many-scans': ({ limit }) =>
    `Ce fichier compte plus de ${limit} pages numérisées; au plus ${limit} sont lues. Divisez-le et téléversez les parties une à une.`,
  'unfolds-too-far': () =>
    'Une fois déplié, ce PDF contient bien plus qu’un document. Imprimez-le dans un nouveau PDF et téléversez celui-ci.',
  'asks-too-much': () =>
    'La lecture de ce fichier demande bien plus qu’aucun document n’exige. Imprimez-le dans un nouveau PDF et téléversez celui-ci.',
  'too-many-pixels': () => 'L’image compte plus de 64 millions de pixels.',
  'picture-damaged': () => 'L’image est endommagée : rien ne peut en être affiché.',
  'mail-damaged': () => 'Le courriel est endommagé et ne peut pas être lu.',
  'mail-without-document': () => 'Le courriel ne contient ni texte ni pièce jointe lisible.',
  'mail-within-mail': () => 'Un courriel dans un courriel.',
  'invoice-damaged': () =>
    'Cette facture électronique est endommagée ou tronquée et ne peut pas être lue. Demandez-en une nouvelle à qui l’a envoyée.',
  'invoice-too-large': () =>
    'Cette facture électronique est bien plus grosse que toute facture. Téléversez plutôt son PDF.',
  'several-invoices': () =>
    'Ce fichier de facture électronique en contient plusieurs. Exportez-les une à une et téléversez chacune.',
  'entities-in-invoice': () =>
    'Ce fichier XML déclare un type de document ou des entités, ce qu’aucune facture électronique ne fait : il n’a pas été lu.',

  // Statements
  'empty-statement': () => 'Ce fichier est vide.',
  'statement-too-large': () => 'Ce fichier est trop volumineux pour être un relevé.',
  'too-many-lines': () => 'Ce fichier compte trop de lignes pour être un relevé.',
  'statement-damaged': () => 'Ce fichier est endommagé ou n’est pas ce qu’il paraît, et n’a pas pu être lu.',
  'no-statement': () => 'Ce fichier n’est pas un relevé bancaire.',
  'document-as-statement': () =>
    'Ce fichier est un reçu, une facture ou un autre document, et non un relevé bancaire. Il se trouve maintenant parmi vos documents.',
  'unknown-kind': () => 'Ce genre de fichier ne peut pas encore être lu. Exportez plutôt le relevé en CSV.',
  'sheet-locked': () => 'Cette feuille de calcul est protégée par un mot de passe.',
  'sheet-too-large': () => 'Cette feuille de calcul est trop volumineuse pour être un relevé.',
  'no-rows-in-table': () => 'Aucune ligne avec une date et un montant n’a été trouvée dans ce fichier.',
  'days-without-year': () =>
    'Les dates de ce fichier n’ont pas d’année, et le fichier ne dit pas laquelle. Exportez-le de nouveau avec des dates complètes ou ajoutez l’année à chaque date.',
  'headings-only': () => 'Ce fichier a des en-têtes, mais aucune transaction.',
  'no-transactions': () => 'Ce fichier ne contient aucune transaction.',
  'entities-in-xml': () => 'Ce fichier XML déclare des entités, ce qu’aucun relevé bancaire ne fait.',
  'entities-in-ofx': () => 'Ce fichier déclare des entités, ce qu’aucun relevé bancaire ne fait.',
  'no-account-in-ofx': () => 'Ce fichier ne contient aucun compte bancaire ou de carte.',
  'only-investments': () =>
    'Ce fichier ne contient que des opérations d’un compte de placement, qui ne sont pas lues ici.',
  'no-register-in-qif': () =>
    'Ce fichier QIF contient des placements ou des listes, et non un registre bancaire.',
  'no-text-on-pages': () => 'Aucun texte n’est lisible sur ces pages.',
  'no-rows-on-pages': () => 'Aucune ligne avec un jour et un montant n’a été trouvée sur ces pages.',
  'no-account-on-pages': () => 'Ces pages ne contiennent aucune liste de transactions d’un compte.',
  'statement-locked': () =>
    'Ce PDF est protégé par un mot de passe. Ouvrez-le avec le mot de passe, enregistrez-le ou imprimez-le dans un nouveau PDF et téléversez celui-ci; ou exportez le relevé en CSV.',
  'statement-pdf-cut-off': () => 'Ce PDF est endommagé : il manque la fin.',
  'no-pictures-here': () => 'Les images ne peuvent pas être lues ici. Exportez plutôt le relevé en CSV.',
  'no-pdfs-here': () => 'Les PDF ne peuvent pas être lus ici. Exportez plutôt le relevé en CSV.',
  'other-currency': ({ currency }) =>
    `Ce relevé est en ${currency}, une devise dans laquelle les livres ne peuvent pas encore être tenus ici.`,
  'too-many-accounts': ({ count, limit }) =>
    `Ce fichier contient ${count} comptes. Exportez-en au plus ${limit} à la fois.`,
  'no-room-for-accounts': ({ limit }) =>
    `Vos livres ont ${limit} comptes, le maximum. Choisissez l’un d’eux pour ce fichier, ou retirez-en un qui est vide.`,
  'statement-not-arrived': () => 'Le téléversement n’est pas arrivé. Téléversez le relevé de nouveau.',
  'pages-gone': () => 'Les pages de ce fichier ne sont plus disponibles. Téléversez le relevé de nouveau.',
  'statement-given-up': () =>
    'Ce fichier n’a pas pu être lu. Exportez le relevé de nouveau, dans un autre format s’il y en a un.',
  'commit-given-up': () =>
    'Ces lignes n’ont pas pu être ajoutées, par notre faute. Aucune n’est dans vos livres; importez le relevé de nouveau plus tard.',
  'undo-given-up': () =>
    'Cette importation n’a pas pu être entièrement annulée, par notre faute. Certaines de ses lignes ont peut-être disparu; annulez-la de nouveau.',

  // Documents
  'nothing-on-document': () =>
    'Aucun nom, jour ou montant n’a pu être lu sur ce document. Photographiez-le de nouveau, ou remplissez ses champs à la main.',
  'document-given-up': () =>
    'Ce document n’a pas pu être lu. Téléversez-le de nouveau, ou remplissez ses champs à la main.',
  'document-silent': () =>
    'La lecture de ce document a pris trop de temps et a été arrêtée. Réessayez, ou remplissez ses champs à la main.',
  'upload-not-arrived': () =>
    'Le téléversement a été interrompu et ce fichier n’est pas arrivé. Choisissez-le de nouveau.',
  'upload-silent': () =>
    'La lecture de ce fichier a pris trop de temps et a été arrêtée. Le fichier est conservé : réessayez.',
  'document-not-arrived': () =>
    'Ce document n’est pas arrivé. Téléversez-le de nouveau, ou remplissez ses champs à la main.',

  // Jobs
  'job-given-up': () =>
    'Ce travail n’a pas pu être terminé, par notre faute. Ce qui a été fait jusque-là demeure; annulez-le, ou recommencez.',

  'job-of-nobody': () =>
    'La personne qui a lancé ce travail a quitté l’organisation, ou son accès a été modifié : il s’est arrêté. Ce qui a été fait jusque-là demeure ; annulez-le, ou recommencez.',

  'report-given-up': () =>
    'Cette exportation n’a pas pu être produite et envoyée, par notre faute. Rien n’a été envoyé; renvoyez-la plus tard.',

  'made-report-given-up': () =>
    'Ce rapport n’a pas pu être produit, par notre faute. Rien n’a changé dans vos livres; produisez-le de nouveau plus tard.',

  'package-given-up': () =>
    'Ce dossier n’a pas pu être préparé, par notre faute. Rien n’a changé dans vos livres; préparez-le de nouveau plus tard.',
  'package-totals-differ': () =>
    'Ce dossier n’a pas été préparé : ses écritures ne donnent pas les totaux de vos livres, et un chiffre pourrait être faux. Nous en avons été avertis et l’examinons; rien n’a changé dans vos livres.',
  'package-books-moved': () =>
    'Ce dossier n’a pas été préparé : vos livres n’ont cessé de changer pendant leur lecture, et un chiffre aurait pu dater d’avant et un autre d’après. Préparez-le de nouveau quand rien n’est plus importé ni modifié.',
  'package-too-large': () =>
    'Les documents de ces jours dépassent 20 Go, plus que n’en contient un dossier. Choisissez moins de jours.',

  'data-export-given-up': () =>
    'L’exportation n’a pas pu être produite, malgré plusieurs essais. Relancez-la ; si elle échoue encore, écrivez au soutien.',
  'archive-given-up': () =>
    'Cette exportation des archives n’a pu être faite, par notre faute. Rien dans les archives n’a changé; exportez-les de nouveau plus tard.',

  told: ({ sentence }) => sentence,
};
