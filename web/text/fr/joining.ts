import type { SameTexts } from '../../../shared/text/words.ts';
import type { joining as english } from '../en/joining.ts';

export const joining: SameTexts<typeof english> = {
  title: 'Rejoindre une équipe',
  help: 'Saisissez le code de votre courriel d’invitation.',
  code: 'Code d’invitation',
  codeMissing: 'Saisissez un code d’invitation',
  join: 'Rejoindre l’équipe',
  busy: 'Un instant…',
  signInFirst: 'Connectez-vous d’abord',
  signInFirstHelp:
    'Votre code est conservé. Connectez-vous ou créez un compte avec l’adresse qui a été invitée.',
  codeFirstHelp:
    'Saisissez le code de votre courriel d’invitation, puis connectez-vous ou créez un compte avec l’adresse qui a été invitée.',
  joined: 'Équipe rejointe',
  alreadyIn: 'Vous faites déjà partie d’une équipe!',
  failed: 'Vous n’avez pas rejoint l’équipe',
  noTeamTitle: 'Vous n’avez pas rejoint d’équipe',
  noTeamHelp: 'Demandez une nouvelle invitation au responsable de l’équipe, puis saisissez son code ici.',
  useInvited: 'Se déconnecter et utiliser l’adresse invitée',
  toOwn: 'Aller à ma comptabilité',
};
