import type { SameTexts } from '../../../shared/text/words.ts';
import type { secondFactor as english } from '../en/second-factor.ts';

export const secondFactor: SameTexts<typeof english> = {
  title: 'Authentification à deux facteurs',
  help: 'La connexion demande, en plus de votre mot de passe, un code d’une application de votre téléphone. Un mot de passe volé ne suffit alors plus pour entrer.',
  loadFailed: 'Échec du chargement de l’authentification à deux facteurs',
  off: 'Désactivée',
  on: 'Activée',
  since: 'Depuis',
  turnOn: 'Activer…',
  turnOff: 'Désactiver…',
  newCodes: 'Nouveaux codes de secours…',
  codesLeft_one: 'Il reste {{count}} code de secours.',
  codesLeft_other: 'Il reste {{count}} codes de secours.',
  noCodes: 'Vous n’avez aucun code de secours. Créez-en, au cas où vous perdriez votre téléphone.',
  ask: {
    on: 'Activer l’authentification à deux facteurs',
    codes: 'Créer de nouveaux codes de secours',
    off: 'Désactiver l’authentification à deux facteurs',
  },
  askHelp: {
    codes: 'Les codes que vous avez ne fonctionneront plus.',
    off: 'Votre mot de passe suffira ensuite pour vous connecter, et vos codes de secours ne fonctionneront plus.',
  },
  do: {
    on: 'Activer',
    codes: 'Créer de nouveaux codes',
    off: 'Désactiver',
  },
  done: {
    on: 'L’authentification à deux facteurs est activée',
    codes: 'Nouveaux codes de secours créés',
    off: 'L’authentification à deux facteurs est désactivée',
  },
  failed: 'L’authentification à deux facteurs n’a pas été modifiée',
  scanHelp:
    'Balayez ce code avec une application d’authentification, par exemple celle de votre gestionnaire de mots de passe ou de votre téléphone.',
  drawn: 'Code QR pour votre application d’authentification',
  typeInstead: 'Ou tapez cette clé dans l’application :',
  code: 'Code de votre application',
  codeHelp: 'Six chiffres, nouveaux chaque demi-minute.',
  codeTitle: 'Encore une étape',
  wrongCode: 'Ce n’est pas le code que montre votre application. Tapez celui qu’elle montre maintenant.',
  usedCode: 'Ce code a déjà servi. Attendez le prochain.',
  tookTooLong: 'C’était trop long, ou trop d’essais. Tapez le code que montre votre application maintenant.',
  useRecovery: 'Utiliser plutôt un code de secours',
  useApp: 'Utiliser plutôt l’application',
  recoveryCode: 'Code de secours',
  recoveryHelp:
    'L’un des dix codes que vous avez conservés à l’activation. Il désactive l’authentification à deux facteurs, pour que vous puissiez la configurer sur un autre téléphone.',
  recover: 'Désactiver et se connecter',
  turnedOff: 'L’authentification à deux facteurs est désactivée',
  turnedOffHelp: 'Réactivez-la dans Paramètres, Sécurité, une fois votre application prête.',
  codesTitle: 'Vos codes de secours',
  codesHelp:
    'Gardez-les là où vous gardez vos mots de passe. Si vous perdez votre téléphone, l’un d’eux et votre mot de passe vous laissent entrer. Ils ne seront plus affichés.',
  copy: 'Copier',
  copied: 'Codes de secours copiés',
  notCopied: 'Les codes n’ont pas été copiés',
  notCopiedHelp:
    'Votre navigateur ne l’a pas permis. Sélectionnez-les et copiez-les à la main, ou téléchargez-les.',
  download: 'Télécharger',
  fileTitle: 'Codes de secours Matchbook',
  fileName: 'codes-de-secours-matchbook.txt',
  kept: 'Je les ai conservés',
};
