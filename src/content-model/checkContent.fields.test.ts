import { line, testBreakages } from "../../tests/support/breakages";

const timeline = "timeline.yaml";
const ledger = "pages/ledger.md";

testBreakages([
  {
    name: "a missing field",
    file: timeline,
    from: "  title: The jury convicts by eleven to one\n",
    at: "anchor: verdict",
    says: /"title" is missing.*few words/,
  },
  {
    name: "a missing choice",
    file: ledger,
    from: "template: article\n",
    at: "path:",
    says: /^The field "template" is missing\. template: Which kind .* It must be one of: home, article/,
  },
  {
    name: "a source that can be read nowhere",
    file: "sources.yaml",
    from: "  url: https://gazette.saltmarsh-pier.test/1996\n",
    at: "anchor: gazette-1996",
    says: /needs one of three: an address \(url\), words that say where it can be read \(where\)/,
  },
  {
    name: "a number on two lines",
    file: "contact.yaml",
    from: "value: Saltmarsh Pier Friends",
    to: 'value: "Saltmarsh Pier\\nFriends"',
    at: '"Saltmarsh Pier',
    says: /"value" must be on one line/,
  },
  {
    name: "an empty field",
    file: timeline,
    from: "title: The jury convicts by eleven to one",
    to: 'title: ""',
    at: '""',
    says: /"title" is empty/,
  },
  {
    name: "a misspelt field",
    file: timeline,
    from: "icon: gavel",
    to: "icno: gavel",
    at: "icno",
    says: /no field "icno" here. Did you mean icon\?/,
  },
  {
    name: "an unknown field",
    file: timeline,
    from: "icon: gavel",
    to: "icon: gavel\n  colour: red",
    at: "colour",
    says: /no field "colour".*The fields are: anchor, when/,
  },
  line(timeline, "an unknown icon", "icon: gavel", "icon", "gavle", /one of: house.*Did you mean gavel\?/),
  line(timeline, "a day that does not exist", 'when: "1998-05-14"', "when", '"1998-02-30"', /existing date/),
  line(
    timeline,
    "a date in words",
    'when: "1998-05-14"',
    "when",
    "Oktober",
    /not an existing date in one of these forms\. when: .*1985-06~ for about/,
  ),
  line(
    "campaign.yaml",
    "the counter's day in words",
    "since: 1997-03-04",
    "since",
    "4 March 1997",
    /YYYY-MM-DD/,
  ),
  line(
    timeline,
    "doubt in another notation",
    'when: "1998-05-14"',
    "when",
    '"1998?"',
    /1985-06~ for about June/,
  ),
  line(
    timeline,
    "a stretch without quotation marks",
    'when: "1998-05-14"',
    "when",
    "[1997..1999]",
    /holds a list, but must be a text \(put it in quotes if it .* begins with a bracket\)/,
  ),
  ...["https://www.saltmarsh-pier.test/", "https://www.saltmarsh-pier.test/pier"].map((address) =>
    line(
      "campaign.yaml",
      `a site at ${address}`,
      "siteUrl: https://www.saltmarsh-pier.test",
      "siteUrl",
      address,
      /"siteUrl" must end after the name of the host\. Write https:\/\/www\.saltmarsh-pier\.test\./,
    ),
  ),
  line(
    "campaign.yaml",
    "a contact that is neither an address nor an e-mail address",
    "securityContact: https://www.saltmarsh-pier.test/security",
    "securityContact",
    "pier@saltmarsh-pier.test",
    /must begin with https:\/\/, or with mailto: before an e-mail address/,
  ),
  {
    name: "a sample without the line that says so",
    file: "campaign.yaml",
    break: (copy) =>
      copy.write(
        "campaign.yaml",
        copy.read("campaign.yaml").replace(/^sampleNotice: >-\n.*\n/m, "sample: true\n"),
      ),
    says: /holds a sample, and every page must say so\. .*sampleNotice: /,
  },
  {
    name: "a kind that a campaign without kinds does not have",
    file: timeline,
    break: (copy) =>
      copy.write("campaign.yaml", copy.read("campaign.yaml").replace(/^timelineKinds:[^]*/m, "")),
    at: "case\n  icon",
    says: /"case" is no kind of entry: timelineKinds in content\/campaign\.yaml is empty/,
  },
  line(
    timeline,
    "dates out of order",
    'when: "1998-05-14"',
    "when",
    '"1996-10-28"',
    /entry before it is of 1997-03-04/,
  ),
]);
