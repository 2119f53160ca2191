import type { Purpose } from '../../../shared/countries/purpose.ts';

/**
 * Names at the beginning of a text; with `=` only where nothing else is said, because others are called so too. Chains of food, cars and beds are
 * those of OpenStreetMap's name suggestion index that sell nothing else there: of 355 names that stood here before, all sell there what is said here.
 */
const CHAINS: Readonly<Partial<Record<Purpose, string>>> = {
  vehicle:
    'shell=|shell reddy express|shell coles express|coles express|shell oil|shell service|shell station|esso|petro canada|chevron|exxon|exxonmobil|texaco|ampol|caltex|applegreen|sunoco|valero|ultramar|' +
    'husky energy|gull fuel|z energy|circle k gas|bp=|bp connect|bp oil|bp service|total energies|totalenergies|aral|jet tankstelle|costco gas|' +
    'canadian tire gas|tesco pfs|asda pfs|sainsburys pfs|morrisons pfs|maxol|topaz|phillips 66|marathon petro|conoco|citgo|quiktrip|jiffy lube|mr lube|autozone|valvoline instant|indigo park|' +
    'impark|paybyphone|ringgo|tesla supercharger|chargepoint|e470|e zpass|ezpass|linkt|etoll|407 etr|wilson parking|secure parking|' +
    'aamco=|advance auto parts|american tire depot|ats euromaster|belle tire|bob jane t marts|burson auto parts|caliber collision|' +
    'carquest=|carstar=|christian brothers automotive|discount tire|euro car parts|express oil change tire engineers|fountain tire|' +
    'gerber collision glass|grease monkey|gsf car parts|halfords autocentre|interstate batteries|justpark=|kal tire|kwik fit|' +
    'lordco auto parts|maaco=|mavis discount tire|meineke=|monro muffler brake|mr tire|mycar tyre auto|napa auto parts|' +
    'napa autocare center|national windscreens|oreilly auto parts|partsource=|pep boys|protyre=|safelite autoglass|service king|' +
    'speedy glass|sullivan tire|supercheap auto|take 5 oil change|tire kingdom|tire pros|town fair tire|tyrepower=|tyreplus=|ultra tune|' +
    'valvoline express care',
  meals:
    'starbucks|tim hortons|mcdonalds|burger king|wendys|kfc|pret a manger|costa coffee|greggs|dunkin|chipotle|nandos|deliveroo|uber eats|' +
    'doordash|skip the dishes|skipthedishes|menulog|grubhub|dominos|hungry jacks|insomnia coffee|supermacs|five guys|panera|chick fil a|' +
    'taco bell|pizza hut|papa johns|a w restaurant|swiss chalet|second cup|caffe nero|esquires|guzman y gomez|zambrero|' +
    'arbys=|bennigans=|benihana=|blimpie=|bojangles=|brewdog=|burgerfi=|burgerfuel=|burgerville=|busaba=|culvers=|dishoom=|' +
    'fatburger=|fazolis=|freshii=|friendlys=|fuddruckers=|grilld=|hawksmoor=|houlihans=|mooyah=|pizzaexpress=|potbelly=|qdoba=|' +
    'runza=|schlotzskys=|shoneys=|smashburger=|sweetgreen=|panago=|pizzaville=|boojum=|barburrito=|chiquito=|chopstix=|gelatissimo=|' +
    'menchies=|osmows=|au bon pain|ask italian|bahama breeze|baja fresh|bella italia|boost juice|booster juice|' +
    'buffalo wild wings|brueggers bagels|cactus club|the keg|charleys philly steaks|chicken treat|churchs chicken|country waffles|' +
    'cousins subs|daves hot chicken|del taco|dickeys barbecue pit|din tai fung|dixy chicken|donut king|east side marios|eddie rockets|' +
    'edo japan|einstein bros bagels|el jannah|el pollo loco|ember inns|extreme pita|famous daves|firehouse subs|franco manca|' +
    'frankie bennys|frischs big boy|golden corral|gong cha|gourmet burger kitchen|great american cookies|great wraps|harry ramsdens|' +
    'hot dog on a stick|huddle house|hungry horse=|hungry howies|in n out burger|jack astors|jack in the box|jamaica blue|' +
    'jersey mikes subs|jimmy johns|jimmy the greek|joes crab shack|jugo juice|king of donair|krispy krunchy chicken|logans roadhouse|' +
    'lord of the fries|mary browns|mellow mushroom|mucho burrito|muffin break|muzz buzz|new york fries|' +
    'ocean basket|orange julius|papa ginos|papa murphys|pei wei|petit pret|port of subs|raising canes|red robin=|red rooster=|' +
    'ruths chris steak house|salad and go|smoothie king|smokes poutinerie|south street burger|steak escape|steak n shake|' +
    'stumptown coffee roasters|taco bueno|taco cabana|taco johns|taco time|texas chicken|texas roadhouse|the cheesecake factory|' +
    'the coffee club|the halal guys|the old spaghetti factory|the original pancake house|toby carvery|torchys tacos',
  software:
    'adobe|google workspace|google gsuite|github|gitlab|dropbox|slack=|slack technologies|zoom us|zoom video|notion labs|figma|canva|openai|chatgpt|atlassian|' +
    'amazon web services|digitalocean|heroku|cloudflare|godaddy|namecheap|squarespace|mailchimp|hubspot|quickbooks|intuit quickbooks|' +
    'intuit qbooks|xero|freshbooks|sage software|zapier|1password|anthropic|linear app|microsoft 365|microsoft office|wave apps|jobber|buildertrend|' +
    'linode|hetzner|vercel|netlify|jetbrains|ionos|ovhcloud|twilio|sendgrid|airtable|calendly|docusign|grammarly|lastpass|bitwarden|' +
    'webflow|asana=|clickup|typeform|surveymonkey|hotjar|semrush|ahrefs|midjourney|elevenlabs|mailerlite|convertkit|activecampaign|' +
    'servicetitan|housecall pro|quickbooks online|freeagent|dext software|hubdoc|autodesk|wix com|monday com|trello',
  phone:
    'bell canada|bell mobility|bell mobilite|rogers wireless|rogers=|telus|fido=|fido mobile|fido solutions|koodo|virgin mobile|virgin media|verizon|' +
    'att=|t mobile|vodafone|o2 uk|ee limited|telstra|optus|spark new zealand|2degrees|eir=|eircom|comcast|xfinity|bt group|' +
    'sky broadband|videotron|freedom mobile|three mobile|giffgaff|lebara|deutsche telekom|orange sa',
  utilities:
    'hydro one|hydro quebec|bc hydro|toronto hydro|enbridge gas|fortisbc|con edison|duke energy|british gas|octopus energy|scottish power|' +
    'scottishpower|thames water|origin energy|energy australia|energyaustralia|electric ireland|bord gais|sse airtricity|contact energy|' +
    'genesis energy|meridian energy|edf energy|pg e',
  office: 'staples|office depot|officemax|officeworks|ryman|bureau en gros|easons|warehouse stationery',
  travel:
    'air canada|westjet|porter air|air transat|delta air|united airlines|american airlines|southwest airlines|southwes|jetblue|british airways|' +
    'easyjet|ryanair|aer lingus|qantas|jetstar|air new zealand|via rail|amtrak|trainline|irish rail|marriott|hilton|hyatt|ibis|' +
    'premier inn|premierinn|travelodge|courtyard by marriott|fairfield inn|hampton inn|comfort inn|doubletree|airbnb|booking com|expedia|holiday inn|best western|lyft|uber trip|uber canada ubertrip|tfl travel|transportfornsw|lufthansa|' +
    'americas best value inn|baymont=|budget host inn|citizenm=|days inn|econo lodge|extended stay america|four points flex by sheraton|' +
    'knights inn|la quinta inn|quality inn|red roof inn|rodeway inn|sleep inn|suburban studios|vagabond inn|waldorf astoria|' +
    'yotel=|staycity=|hostelling international',
  advertising:
    'google ads|facebk|facebook ads|facebk ads|meta platforms|linkedin ads|vistaprint|moo print|hootsuite|yellow pages',
  training: 'udemy|coursera|pluralsight|skillshare|linkedin learning',
  delivery:
    'fedex|ups=|ups store|dhl|canada post|usps|royal mail|australia post|auspost|an post|nz post|purolator|parcelforce|canpar',
  materials:
    'travis perkins|jewson|screwfix|builders firstsource|84 lumber|abc supply|abc supply co|windsor plywood|turkstra lumber|bmr group|' +
    'chadwicks|heiton buckley|reece plumbing|placemakers|carters building|itm building|buildbase|mkm building|selco|ferguson|wolseley|' +
    'city plumbing|plumb center|sherwin williams|rona|menards',
};

/*
 * The same for neighbours and for trades that the first list has few of: rail and city transport, post, telephone, power, fuel and hosts of
 * Europe, Australia and North America. Companies of one name and several trades (a bank that is called like a parcel service, a town's
 * works that also run its buses) are left out, or stand here with the word that tells them apart.
 */
const MORE: Readonly<Partial<Record<Purpose, string>>> = {
  vehicle:
    'murphy usa|racetrac|pilot travel centers|irving oil|pioneer petroleums|sunpass|fastrak|txtag|ezdrivema|ntta|' +
    'peach pass|parkmobile|spothero|parkwhiz|laz parking|ace parking|greenp|green p parking|sainsburys petrol|' +
    'tesco petrol|asda petrol|morrisons petrol|morrisons fuel|certa ireland|ncp limited|ncp car park|ncp car parks|' +
    'q park|apcoa|yourparkingspace|saba park|m6toll|m6 toll|dart charge|dartford crossing|eflow|eirtoll|' +
    'dvla vehicle tax|gridserve|instavolt|bp pulse|pod point|osprey charging|eg fuelco|united petroleum|' +
    'liberty oil|metro petroleum|puma energy|care park|cellopark|secure a spot|chargefox|evie networks|' +
    'aral tankstelle|aral station|star tankstelle|hem tankstelle|omv tankstelle|agip|tinq|tamoil|q8 easy|cepsa|' +
    'galp estacion|okq8|st1 sverige|preem|uno x|total access|relais total|total relais|esso express|toll collect|' +
    'vinci autoroutes|autoroutes vinci|autoroutes aprr|sanef|telepass|autostrade per l italia|autopass|epass24|easypark|' +
    'interparking|effia|parkster|ionity|fastned|allego|enbw mobility|repsol e s|repsol estacion|repsol waylet',
  meals:
    'shake shack|panda express|peets coffee|dutch bros|whataburger|olive garden|applebees|ihop|waffle house|' +
    'cracker barrel|st hubert|cora dejeuners|restaurants normandin|boston pizza|pizza pizza=|cafe depot|' +
    'van houtte cafe|wagamama|itsu|zizzi|yo sushi|wetherspoon|jd wetherspoon|gails bakery|gail s bakery|' +
    'black sheep coffee|joe and the juice|joe the juice|leon restaurants|bbs coffee|abrakebabra|apache pizza|' +
    'freshly chopped|schnitz|rolld|roll d|sushi hub|gloria jeans|mad mex|bettys burgers|crust pizza|san churro|' +
    'espresso house|waynes coffee|max burgers|kaffebrenneriet|vapiano|backwerk|le crobag|dean david|hans im gluck|' +
    'coffee fellows|lieferando|brioche doree|la mie caline|columbus cafe|buffalo grill|hippopotamus restaurant|' +
    'flunch|febo|bagels beans|thuisbezorgd|100 montaditos|telepizza|rodilla|autogrill|chef express|rossopomodoro|' +
    'la piadineria|old wild west|roadhouse grill|nordsee gmbh|nordsee fisch',
  software:
    'ovh|ovh sas|transip|aruba spa|domeneshop|loopia|one com|strato ag|hosteurope|host europe|all inkl|mittwald|' +
    'infomaniak|gandi sas|o2switch|blacknight|register365|letshost|ventraip|crazy domains|scaleway|combell|' +
    'simply com|siteground|bluehost|hostgator|dreamhost|wp engine|wpengine|kinsta|hostinger|vultr|backblaze|' +
    'supabase|fly io|sentry io|functional software|porkbun|hover com|fastmail|proton ag|framer com|miro com|' +
    'realtimeboard|loom subscription|descript|todoist|doist|toggl|clockify|getharvest|honeybook|dubsado|sevdesk|' +
    'lexoffice|lexware office|myob|zoho corporation|zoho zoho|pipedrive|salesforce|zendesk|buffer publish|' +
    'cursor ai|cursor usage|perplexity ai|claude ai|postman inc|evernote|sketch b v|affinity serif|moneybird|' +
    'fortnox|visma spcs|tripletex|fiken|intercom inc',
  phone:
    'spectrum mobile|charter communications|charter comm|cox communications|cox comm|centurylink|' +
    'frontier communications|mint mobile|visible service|cricket wireless|us cellular|tracfone|starlink internet|' +
    'cogeco|teksavvy|public mobile|chatr mobile|lucky mobile|eastlink|sasktel|distributel|oxio|plusnet|talktalk|' +
    'sky mobile|smarty mobile|voxi|id mobile=|tesco mobile|hyperoptic|community fibre|gomo|pure telecom|digiweb|' +
    'eir mobile|three ireland|aussie broadband|tpg internet|iinet|dodo internet|amaysim|superloop|felix mobile|' +
    'belong mobile|skinny mobile|slingshot communications|telekom deutschland|telefonica germany|congstar|sfr|' +
    'bouygues telecom|free mobile=|free telecom|sosh|kpn|ziggo|odido|telia|telenor|comviq|hi3g|tele2|movistar|yoigo|' +
    'masmovil|wind tre|windtre|fastweb|iliad|tim spa|telecom italia|proximus|telenet|swisscom|elisa oyj|yousee|' +
    'ice communication',
  utilities:
    'xcel energy|dominion energy|eversource|austin energy|ladwp|socalgas|sdge|sdg e|comed|pseg|fpl direct|' +
    'florida power light|georgia power|dte energy|consumers energy|centerpoint energy|txu energy|reliant energy|' +
    'puget sound energy|nv energy|alectra|enmax|epcor|saskpower|manitoba hydro|nb power|nova scotia power|energir|' +
    'ovo energy|eon next|e on next|anglian water|severn trent|united utilities|yorkshire water|prepaypower|flogas|' +
    'esb networks|uisce eireann|agl sales|agl energy|red energy|alinta energy|sydney water|yarra valley water|' +
    'vattenfall|e on energie|enbw energie|engie|eneco|greenchoice|vandebron|fortum|ellevio|hafslund|tibber|' +
    'iberdrola|endesa|naturgy|enel energia|a2a energia|eni plenitude|totalenergies electricite|' +
    'repsol comercializadora|essent retail|essent energie',
  office:
    'mcpaper|top office|viking direct|paperchase|otto office|staples solutions|bureau vallee|jm bruneau',
  travel:
    'mta nyct|bart clipper|clipper transit|caltrain|metra|septa|mbta|njt rail|nj transit|wmata|smartrip|ventra|' +
    'flixbus|ttc subway|stm autobus metro|oc transpo|go transit|compass account|alaska air|alaska airlines|' +
    'hawaiian airlines|spirit airl|spirit airlines|frontier airlines|allegiant air|flair airlines|sunwing airlines|' +
    'greyhound lines|greyhound bus|greyhound canada|lner|gwr|avanti west coast|southeastern rail|' +
    'southeastern trains|thameslink|gatwick express|heathrow express|eurostar|greater anglia|south western railway|' +
    'transpennine|transport for wales|scotrail|crosscountry trains|trainpal|national express|megabus|addison lee|' +
    'free now|freenow|iarnrod eireann|leap card|bus eireann|dublin bus|luas|aircoach|jet2|myki|opal travel|' +
    'opal card|virgin australia|virgin aust|13cabs|silver top taxi|didi ride|didi mobility|translink go card|' +
    'db vertrieb|db fernverkehr|deutsche bahn|bvg|bvg ticket|mvg munchen|hvv|eurowings|sncf|sncf voyageurs|' +
    'ratp|thalys|ouigo|air france|transavia|blablacar|ns groep|ns reizigers|ov chipkaart|ovpay|gvb amsterdam|klm|' +
    'nmbs|sncb|sj ab|vasttrafik|skanetrafiken|sl access|norwegian air|vy as|vy togtjenester|ruter as|flytoget|' +
    'wideroe|rejsekort|renfe|vueling|cabify|emt madrid|trenitalia|italo treno|italo ntv|italotreno|ita airways|sbb cff|' +
    'finnair|wizz air|tap air portugal|brussels airlines|austrian airlines|swiss international air|' +
    'sas scandinavian airlines|novotel|mercure hotel|radisson|scandic|sheraton|motel 6|motel one|campanile|kyriad|' +
    'b b hotels|nh hotel|nh hoteles|melia hotels|leonardo hotel|jurys inn|maldron hotel|clayton hotel|' +
    'strawberry hotels|hostelworld|hotels com|agoda|westin hotel|the westin|wyndham hotels|wyndham garden|' +
    'wyndham grand',
  delivery:
    'deutsche post|dhl paket|hermes paket|hermes parcel|evri|yodel|dpd|postnl|la poste|colissimo|chronopost|' +
    'mondial relay|postnord|correos|seur|sendle|startrack|aramex|couriers please|inpost|parcel2go|pirate ship|' +
    'stamps com|posten norge|bpost|postes canada|poste canada|nz couriers|gls parcel|gls paket|' +
    'gls general logistics',
  training:
    'domestika|codecademy|datacamp|masterclass com|frontend masters|egghead io|edx|open university|openclassrooms',
};

/** Names of merchants that sell one kind of thing, by what that is. */
export const BRANDS: readonly (readonly [Purpose, string])[] = [CHAINS, MORE].flatMap((list) =>
  Object.entries(list).flatMap(([purpose, names]) =>
    names.split('|').map((name): [Purpose, string] => [purpose as Purpose, name]),
  ),
);
